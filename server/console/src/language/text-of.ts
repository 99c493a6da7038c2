/** The text with a name that the server gives; the name itself if a newer server has more of them. */
export const textOf = (texts: Readonly<Record<string, string>>, name: string): string =>
	texts[name] ?? name;

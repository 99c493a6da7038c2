type Variables = Readonly<Record<string, string>>;

/** A text with its variables filled in, like in PHP; unknown names in braces stay. */
export function filledText(text: string, variables: Variables): string {
	if (!text.includes('{')) return text;
	const values = new Map(Object.entries(variables));
	const filled = text.replace(/\{([a-z]+)\}/g, (whole, name: string) => values.get(name) ?? whole);
	return filled.replace(/\s+/g, ' ').trim();
}

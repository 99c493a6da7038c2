const codes = { bold: 1, dim: 2, red: 31, yellow: 33, green: 32 } as const;

export type Colour = keyof typeof codes;
export type Paint = (colour: Colour, text: string) => string;

/** Terminal colors, or none at all. */
export const painter = (isColoured: boolean): Paint =>
	isColoured
		? (colour, text) => `\u001b[${codes[colour]}m${text}\u001b[0m`
		: (_colour, text) => text;

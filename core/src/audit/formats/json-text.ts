/** JSON that is harmless in a terminal too: JSON itself lets C1 controls and line separators through. */
export const jsonText = (value: unknown): string =>
	`${JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)}\n`;

const escaped = (character: string) =>
	`\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

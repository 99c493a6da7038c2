/** JSON that is harmless in a terminal too: JSON itself allows C1 controls and line separators. */
export const jsonText = (value: unknown, indent = 2): string =>
	`${JSON.stringify(value, null, indent).replace(/[\u007f-\u009f\u2028\u2029]/g, escaped)}\n`;

const escaped = (character: string) =>
	`\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Yields the text in chunks, because all of it can exceed the maximum length of a string. The items
 * go into the last empty list of `frame`, each on a line of its own if `isPerLine`.
 */
export function* jsonParts(
	frame: unknown,
	items: Iterable<unknown>,
	{ isPerLine = false } = {},
): Generator<string> {
	const text = jsonText(frame);
	const end = text.lastIndexOf('[]') + 1;
	const [indent = ''] = text.slice(text.lastIndexOf('\n', end) + 1).match(/^ */) ?? [];
	const newLine = `\n${indent}`;
	yield text.slice(0, end);
	let count = 0;
	for (const item of items) {
		const itemText = jsonText(item, isPerLine ? 0 : 2)
			.trimEnd()
			.replaceAll('\n', `${newLine}  `);
		yield `${count++ > 0 ? ',' : ''}${newLine}  ${itemText}`;
	}
	yield `${count > 0 ? newLine : ''}${text.slice(end)}`;
}

const LENGTH = 30;

/** The last words of a text, from the start of one where words have spaces. */
export function endOf(text: string): string {
	const characters = [...text];
	if (characters.length <= LENGTH) return text;
	const end = characters.slice(-LENGTH).join('');
	return `…${end.replace(/^\S*\s+(?=\S)/, '')}`;
}

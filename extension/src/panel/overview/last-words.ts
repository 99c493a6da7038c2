const mostCharacters = 30;

/** The last words of a text; in languages with spaces it starts at a word. */
export function lastWords(text: string): string {
	const characters = [...text];
	if (characters.length <= mostCharacters) return text;
	const end = characters.slice(-mostCharacters).join('');
	return `…${end.replace(/^\S*\s+(?=\S)/, '')}`;
}

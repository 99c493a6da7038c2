const mostCharacters = 60;

/** Quotes and shortens a value of a file for a message. */
export function shownValue(value: string): string {
	const plain = value.toWellFormed().replace(/\p{Cc}/gu, '�');
	const characters = [...plain.slice(0, 2 * mostCharacters)];
	const isLong = characters.length > mostCharacters;
	return `“${characters.slice(0, mostCharacters).join('')}${isLong ? '…' : ''}”`;
}

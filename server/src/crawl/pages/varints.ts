/** Whole numbers in few characters: seven bits a byte, then Base64. Small numbers take one byte. */
export function packNumbers(numbers: readonly number[]): string {
	const bytes: number[] = [];
	for (const number of numbers) {
		// Negative numbers get odd codes, so that small ones stay short.
		let rest = number < 0 ? -number * 2 - 1 : number * 2;
		while (rest > 127) {
			bytes.push((rest % 128) + 128);
			rest = Math.floor(rest / 128);
		}
		bytes.push(rest);
	}
	return Buffer.from(bytes).toString('base64url');
}

export function unpackNumbers(text: string): number[] {
	const numbers: number[] = [];
	let number = 0;
	let place = 1;
	for (const byte of Buffer.from(text, 'base64url')) {
		number += (byte & 127) * place;
		place *= 128;
		if (byte > 127) continue;
		numbers.push(number % 2 === 1 ? -(number + 1) / 2 : number / 2);
		number = 0;
		place = 1;
	}
	return numbers;
}

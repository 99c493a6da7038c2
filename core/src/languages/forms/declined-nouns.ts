/** Nouns of one declension, as a list for `formsOfOneWord`: each stem with each of the endings; “-” adds nothing. */
export const declined = (stems: string, endings: string): string =>
	stems
		.split(' ')
		.map((stem) =>
			endings
				.split(' ')
				.map((ending) => stem + ending.replace('-', ''))
				.join(' '),
		)
		.join(', ');

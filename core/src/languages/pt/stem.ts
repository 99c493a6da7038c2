/** Adjectives and persons whose feminine is the same word; in other nouns o and a make two: “porto”, “porta”. */
const genders =
	/(?<=...(?:os|iv|ari|tori|olog)|(?:us|advog|empreg|cas|aposent)ad|^(?:nov|barat|car|branc|pret|vermelh|amarel|pequen|bonit|velh|menin|gat|cachorr|filh|ti|amig|rapid|gratuit))[oa]$/;

/** Portuguese and Brazilian spelling: “óptimo” and “ótimo”, “humidade” and “umidade”. */
const oneSpelling = (folded: string) =>
	folded
		.replace(/^(o|a|ado|bati)pt(?=[io])/, '$1t')
		.replace(
			/(?<=^(?:a|dire|proje|obje|sele|cole|ele|fa|noturn|respe|tra|carat|espe|afe))c(?=[tc])/,
			'',
		);

/** Folding removes the tildes that would show “ação” and “ações”. */
const singular = (folded: string) =>
	folded
		.replace(/(?<=m)aes$/, 'ae')
		.replace(/(?<=..)oes$|(?<=[^m])aes$|(?<=.)aos$/, 'ao')
		.replace(/(?<=..)ais$/, 'al')
		.replace(/(?<=..[^aeiou])eis$|(?<=[aeiou])veis$|(?<=^ut)eis$/, (end) =>
			end.length > 3 ? 'vel' : 'el',
		)
		.replace(/(?<=..)ois$/, 'ol')
		.replace(/(?<=..)is$/, 'il')
		.replace(/(?<=..)([eiou])ns$/, '$1m')
		.replace(/(?<=..[rz])es$|(?<=[^aeiou][aeiou]s)es$|(?<=[aeiou]s)es$/, '')
		.replace(/(?<=..[aeou])s$/, '');

export const stem = (folded: string): string =>
	singular(oneSpelling(folded))
		.replace(genders, '')
		.replace(/(?<=^ut|..[bcdgst])el$/, 'il')
		.replace(/(?<=..)e$/, '');

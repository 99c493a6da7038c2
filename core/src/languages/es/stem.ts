/** Adjectives and persons whose feminine is the same word; in other nouns o and a make two: “puerto”, “puerta”. */
const genders =
	/(?<=...(?:os|iv|ari|tori|ogr|olog|ic[ai]n|ñ)|(?:us|abog|emple|cas|jubil|divorci)ad|^(?:electric|organic|economic|ecologic|automatic|clasic|basic|exotic|domestic|romantic|medic|nuev|buen|mal|blanc|negr|roj|amarill|barat|car|larg|cort|pequeñ|bonit|viej|niñ|perr|gat|chic|hij|herman|amig|abuel|rapid|rustic|gratuit))[oa]$/;

/** Singular: “jóvenes”, “luces”, “jerséis”. */
export function stem(folded: string): string {
	return folded
		.replace(/(?<=..)eses$/, 'es')
		.replace(/(?<=[^s].[^aeiou])es$|(?<=..[aeiouy])e?s$|(?<=..[bcdfgklmnprt])s$/, '')
		.replace(genders, '')
		.replace(/(?<=...or)a$/, '')
		.replace(/(?<=..)e$/, '')
		.replace(/y$/, 'i')
		.replace(/z$/, 'c');
}

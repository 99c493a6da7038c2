/** The masculine of adjectives and persons. The e of “porte” makes a word of its own, unlike that of “petite”. */
const masculine = (word: string) =>
	word
		.replace(
			/(?<=...[ao]is|...al|...[ae]nt|...eur|...ain|..ien|...el|.e)(?:(?<=n)n|(?<=l)l)?e$/,
			'',
		)
		.replace(/(?<=..[igh])ere$/, 'er')
		.replace(/(?<=..)euse$/, 'eux')
		.replace(/(?<=..)ive$/, 'if')
		.replace(/(?<=..)trice$/, 'teur')
		.replace(shortAdjective, '$1');

const shortAdjective =
	/^(petit|grand|vert|court|chaud|froid|plat|noir|gris|fort|haut|rond|lourd|joli|vrai|bleu|dur|sur|pur|clair|gratuit|direct|parfait|etroit|complet|discret|secret|idiot|saint|voisin|divin|fin|plein|copain|cousin|ami)e$/;

const singulars = new Map(
	[
		'blanche blanc, longue long, seche sec, fraiche frais, douce doux, rousse roux, fausse faux, grosse gros, grasse gras, basse bas, epaisse epais',
		'bonne bon, belle beau, bel beau, nouvelle nouveau, nouvel nouveau, vieille vieux, vieil vieux, folle fou, molle mou, publique public, grecque grec',
		'travaux travail, vitraux vitrail, coraux corail, emaux email, baux bail, cieux ciel, messieurs monsieur, mesdames madame',
	]
		.join(', ')
		.split(', ')
		.map((pair) => pair.split(' ') as [string, string]),
);

/** Singulars in s, x and z. */
const whole =
	/(?:^(?:paris|bras|mois|fois|pays|cas|bois|avis|prix|noix|choix|voix|croix|paix|repas|temps|corps|tapis|souris|jus|bus|virus|palais|anglais|francais|os|gaz|nez|riz|progres|succes|proces|acces|exces|deces|abces|concours|secours|cours|parcours|discours|velours|ours|univers|divers|vers|poids|fonds|fils|puits|lys|tennis|oasis|iris|permis|colis|devis|refus|abus|plus|dos|chaos|matelas|lilas|ananas|cadenas|compas|as|gras|bas|pas|frais|relais|engrais|marais|mais|rabais|toujours|dessus|dessous)|eux)$/;

/** Plural and gender; derived words such as “porteur” are different words. */
export function stem(folded: string): string {
	const singular = singularOf(singulars.get(folded) ?? folded);
	return (singulars.get(singular) ?? masculine(singular)).replace(/(?<=...)x$/, '');
}

function singularOf(word: string): string {
	if (whole.test(word)) return word;
	return word
		.replace(/(?<=eau|eu|ou)x$/, '')
		.replace(/(?<=..)aux$/, 'al')
		.replace(/(?<=..[^s])s$/, '');
}

import { fixturesFor } from '../../fixture.ts';
import { affiliateDisclosureIsPresent } from './affiliate-disclosure-is-present.rule.ts';

const paid =
	'<a rel="sponsored" href="https://www.amazon.com/dp/B000?tag=bakery-20">The iron pot we use</a>';
const footer = (text: string) => ({ footer: `<footer><p>${text}</p></footer>` });

export const fixtures = fixturesFor(affiliateDisclosureIsPresent, {
	good: {
		'no such links': {},
		'a sentence beside the link': footer(`${paid} (affiliate link)`),
		'a Japanese note': footer(`【PR】${paid}`),
		'a link of a visitor': footer(
			'<a rel="ugc" href="https://www.amazon.com/dp/B000?tag=ann-20">An iron pot</a>',
		),
	},
	bad: { 'not a word': { ...footer(paid), finds: [['missing']] } },
});

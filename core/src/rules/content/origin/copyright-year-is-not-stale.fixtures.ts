import { fixturesFor } from '../../fixture.ts';
import { copyrightYearIsNotStale } from './copyright-year-is-not-stale.rule.ts';

const footer = (text: string) => ({ footer: `<footer><p>${text}</p></footer>` });

export const fixtures = fixturesFor(copyrightYearIsNotStale, {
	good: {
		'no notice': {},
		'a year that has not passed': footer('© 2099 Example Bakery'),
		'a range that goes on': footer('Copyright 2009–2099 Example Bakery'),
		'a notice without a year': footer('© Example Bakery'),
	},
	bad: {
		'a year long gone': {
			...footer('© 2019 Example Bakery'),
			finds: [['stale', { year: '2019' }]],
		},
		'a range that ended': {
			...footer('Copyright © 2009–2021 Example Bakery'),
			finds: [['stale', { year: '2021' }]],
		},
		'a Japanese notice in full width': {
			...footer('Copyright © ２０１８ 例のパン屋'),
			finds: [['stale', { year: '2018' }]],
		},
	},
});

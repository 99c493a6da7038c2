import { fixturesFor } from '../../fixture.ts';
import { actionsAreButtons } from './actions-are-buttons.rule.ts';

const page = (link: string) => ({ footer: `<footer><p>${link}</p></footer>` });

export const fixtures = fixturesFor(actionsAreButtons, {
	good: {
		'a button': page('<button type="button">Show the menu</button>'),
		'a link with a URL and a script': page('<a href="/rye" onclick="count()">Rye bread</a>'),
	},
	bad: {
		'actions as links': {
			...page(
				'<a href="javascript:void(0)">Show the menu</a> <a href="JavaScript:window.print()">Print</a>',
			),
			finds: [['scripts', { count: 2 }]],
		},
		'a toggle': {
			...page('<a href="javascript:void(0)" aria-expanded="false">Recipes</a>'),
			finds: [['scripts', { count: 1 }]],
		},
	},
	unjudged: {
		'a script that opens a page': {
			...page('<a href="javascript:goTo(\'rye\')">Rye bread</a>'),
			status: 'not_applicable',
		},
		'a hidden link': {
			...page('<a href="javascript:void(0)" hidden>Show the menu</a>'),
			status: 'not_applicable',
		},
	},
});

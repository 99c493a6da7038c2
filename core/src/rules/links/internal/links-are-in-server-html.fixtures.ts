import { fixturesFor } from '../../fixture.ts';
import { linksAreInServerHtml } from './links-are-in-server-html.rule.ts';

const related = '<footer><p><a href="/bread/rye">Rye bread</a></p></footer>';

export const fixtures = fixturesFor(linksAreInServerHtml, {
	good: { 'links that no script touched': { served: {} } },
	bad: {
		'links that a script adds': {
			footer: related,
			served: { footer: '' },
			finds: [['script', { count: 1, total: 2 }]],
		},
	},
	unjudged: { 'a page of which only one state is known': { status: 'not_checked' } },
});

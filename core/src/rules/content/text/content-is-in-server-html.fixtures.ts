import { fixturesFor } from '../../fixture.ts';
import { contentIsInServerHtml } from './content-is-in-server-html.rule.ts';

const shell = { h1: '', main: '<div id="app"></div>' };
const more = '<p>There are opening hours too: every morning but Monday, from six to noon.</p>';

export const fixtures = fixturesFor(contentIsInServerHtml, {
	good: {
		'a page that no script touched': { served: {} },
		'a page to which a script adds a little': { footer: more, served: {} },
	},
	bad: {
		'a page that is written by scripts': { served: shell, finds: [['script', { served: 0 }]] },
	},
	unjudged: {
		'a page of which only one state is known': { status: 'not_checked' },
		'a page with little text': { main: more, served: shell, status: 'not_applicable' },
	},
});

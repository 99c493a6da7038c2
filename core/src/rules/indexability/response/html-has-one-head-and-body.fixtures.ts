import { fixturesFor } from '../../fixture.ts';
import { htmlHasOneHeadAndBody } from './html-has-one-head-and-body.rule.ts';

export const fixtures = fixturesFor(htmlHasOneHeadAndBody, {
	good: {
		'one of each': {},
		'tags inside a script': { footer: '<script>const page = "<html><body>";</script>' },
	},
	bad: {
		'a body inside the body': {
			footer: '<body><p>Pasted from elsewhere</p></body>',
			finds: [['repeated', { name: 'body' }]],
		},
		'a page inside the page': {
			footer: '<html><head></head><body><p>Pasted from elsewhere</p></body></html>',
			finds: [
				['repeated', { name: 'html' }],
				['repeated', { name: 'head' }],
				['repeated', { name: 'body' }],
			],
		},
	},
});

import { fixturesFor } from '../fixture.ts';
import { titleTagIsInHead } from './title-tag-is-in-head.rule.ts';

const title = '<title>Sourdough bread for beginners</title>';

export const fixtures = fixturesFor(titleTagIsInHead, {
	good: {
		'a title in the head': { title },
		'a pixel for visitors without scripts before the title': {
			title: `<noscript><img src="/pixel.gif" alt=""></noscript>${title}`,
		},
		'a head that nobody opened': {
			document: `<!doctype html><html lang="en">${title}<p>Bread needs flour, water and salt.</p></html>`,
		},
	},
	bad: {
		'a title in the body': { title: '', footer: title, finds: [['outside']] },
		'a frame in the head before the title': {
			title: `<iframe src="/consent" title="Consent"></iframe>${title}`,
			finds: [['outside']],
			saidBy: 'head_has_no_invalid_elements',
		},
	},
	unjudged: {
		'no title': { title: '', status: 'not_applicable' },
		'only the title of a drawing': {
			title: '',
			footer: '<svg role="img"><title>Rising dough</title></svg>',
			status: 'not_applicable',
		},
	},
});

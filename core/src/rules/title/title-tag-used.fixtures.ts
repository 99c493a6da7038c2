import { fixturesFor } from '../fixture.ts';
import { titleTagUsed } from './title-tag-used.rule.ts';

export const fixtures = fixturesFor(titleTagUsed, {
	good: {
		'a title': { title: '<title>Sourdough bread for beginners</title>' },
		'an svg with a title of its own': {
			footer: '<svg role="img"><title>Rising dough</title><circle r="4" /></svg>',
		},
	},
	bad: {
		'no title': { title: '', finds: [['missing']] },
		'an empty title': { title: '<title></title>', finds: [['empty']] },
		'a title of invisible characters': {
			title: '<title>&nbsp;&#8203;</title>',
			finds: [['empty']],
		},
		'only the title of an svg': {
			title: '',
			footer: '<svg role="img"><title>Rising dough</title><circle r="4" /></svg>',
			finds: [['missing']],
		},
	},
});

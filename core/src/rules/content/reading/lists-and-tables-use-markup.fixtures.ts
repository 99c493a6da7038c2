import { fixturesFor } from '../../fixture.ts';
import { listsAndTablesUseMarkup } from './lists-and-tables-use-markup.rule.ts';

export const fixtures = fixturesFor(listsAndTablesUseMarkup, {
	good: {
		'a list': { main: '<ul><li>Flour</li><li>Water</li><li>Salt</li></ul>' },
		'bullets inside a list': { main: '<ul><li>• Flour</li><li>• Water</li><li>• Salt</li></ul>' },
		'two lines': { main: '<p>• Flour<br>• Water</p>' },
		speech: { main: '<p>– Is it done?</p><p>– Not yet.</p><p>– And now?</p>' },
	},
	bad: {
		'bullets and line breaks': {
			main: '<p>You need:<br>• Flour<br>• Water<br>• Salt</p>',
			finds: [['typed', { count: 3, bullet: '•' }]],
		},
		'a Japanese list': {
			main: '<p>・小麦粉</p><p>・水</p><p>・塩</p>',
			finds: [['typed', { count: 3, bullet: '・' }]],
		},
	},
	unjudged: { 'no text': { h1: '', main: '', footer: '', status: 'not_applicable' } },
});

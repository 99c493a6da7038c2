import { fixturesFor } from '../../fixture.ts';
import { contentHasNoMojibake } from './content-has-no-mojibake.rule.ts';

export const fixtures = fixturesFor(contentHasNoMojibake, {
	good: {
		'letters with marks': {
			main: '<p>Crème brûlée, jalapeños, smørrebrød and Käsespätzle need no bread.</p>',
		},
		'one pair that may be a name': { main: '<p>The bakery in SÃO PAULO sells bread.</p>' },
		'a rare word': {
			html: '<html lang="ja">',
			main: '<p>糸が縺れるように、生地がのびていきます。</p>',
		},
	},
	bad: {
		'an apostrophe in the wrong encoding': {
			main: '<p>Itâ€™s the best bread in town.</p>',
			finds: [['broken', { sample: 'Itâ€™s' }]],
		},
		'letters in two paragraphs': {
			main: '<p>Bread for the cafÃ©.</p><p>Bread for the crÃ¨me.</p>',
			finds: [['broken', { sample: 'cafÃ©.' }], ['broken']],
		},
		'characters that could not be read': {
			main: '<p>Bread for the caf\uFFFD and its guests.</p>',
			finds: [['broken', { sample: 'caf\uFFFD' }]],
		},
		'the title': {
			title: '<title>Sourdough bread: itâ€™s easy for beginners</title>',
			finds: [['broken', { sample: 'itâ€™s' }]],
		},
		'the description': {
			description: '<meta name="description" content="Bread that doesnâ€™t fail, for beginners.">',
			finds: [['broken', { sample: 'doesnâ€™t' }]],
		},
	},
	unjudged: {
		'no text': {
			title: '',
			description: '',
			h1: '',
			main: '',
			footer: '',
			status: 'not_applicable',
		},
	},
});

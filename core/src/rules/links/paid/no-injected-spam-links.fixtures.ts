import { fixturesFor } from '../../fixture.ts';
import { noInjectedSpamLinks } from './no-injected-spam-links.rule.ts';

const links = (...texts: readonly string[]) =>
	texts.map((text, index) => `<a href="https://spam${index}.example.net/">${text}</a>`).join(' ');
const hidden = (...texts: readonly string[]) => ({
	footer: `<footer><p>Bread</p><div style="display:none">${links(...texts)}</div></footer>`,
});

export const fixtures = fixturesFor(noInjectedSpamLinks, {
	good: {
		'a hidden menu': {
			footer:
				'<footer><div hidden><a href="/rye">Rye</a> <a href="/casino">Our casino night</a></div></footer>',
		},
		'hidden links to other sites': hidden('Bakers’ guild', 'Mill museum', 'Grain archive'),
		'links that everyone sees': {
			footer: `<footer><p>${links('Online casino', 'Casino bonus', 'Viagra')}</p></footer>`,
		},
		'one hidden link': hidden('Online casino'),
		'words that hold such a word': hidden('Specialist bakers', 'Cialisation', 'Viagrande, Sicily'),
	},
	bad: {
		'hidden casinos and pills': {
			...hidden('Best online casino', 'Buy Viagra', 'Slot gacor'),
			finds: [['hidden', { links: 3, text: 'Best online casino' }]],
		},
		'hidden counterfeits in Japanese': {
			...hidden('スーパーコピー 財布', 'ブランドコピー 激安', 'コピー時計'),
			finds: [['hidden']],
		},
		'hidden casinos in Korean and Russian': {
			...hidden('바카라사이트', '토토사이트 추천', 'онлайн казино'),
			finds: [['hidden']],
		},
	},
	unjudged: {
		'no links': { main: '<p>Bread.</p>', footer: '', status: 'not_applicable' },
	},
});

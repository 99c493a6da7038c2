import { fixturesFor } from '../../fixture.ts';
import { renderBlockingScriptsAreFew } from './render-blocking-scripts-are-few.rule.ts';

const scripts = (count: number, attribute = '') => ({
	head: Array.from(
		{ length: count },
		(_, at) => `<script ${attribute} src="/${at}.js"></script>`,
	).join(''),
});

export const fixtures = fixturesFor(renderBlockingScriptsAreFew, {
	good: {
		'no scripts': {},
		'two scripts': scripts(2),
		'scripts that run later': scripts(5, 'defer'),
	},
	bad: {
		'five scripts': { ...scripts(5), finds: [['many', { count: 5 }]] },
	},
});

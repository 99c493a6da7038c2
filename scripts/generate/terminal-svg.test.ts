import { expect, test } from 'vitest';
import { terminalSvg } from './terminal-svg.ts';

test('each colored piece of a line is at its column, escaped', () => {
	const svg = terminalSvg('$ audit\n  \u001b[31m✗\u001b[0m \u001b[1m<h1> & more\u001b[0m\n');
	expect(svg).toContain('<tspan x="35.6" textLength="7.8" fill="#ff8a80">✗</tspan>');
	expect(svg).toContain(
		'<tspan x="51.2" textLength="85.8" font-weight="bold">&#60;h1&#62; &#38; more</tspan>',
	);
	expect(svg).toContain('<title>$ audit</title>');
	expect(svg).toContain('viewBox="0 0 157 78"');
});

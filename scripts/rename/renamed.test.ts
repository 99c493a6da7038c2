import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

const text = `Plumbline: npx @plumbline/cli; PLUMBLINE_LOG=info plumbline audit; <p data-plumbline-ignore>
namespace Plumbline; get_option( 'plumbline_server' ); import '@plumbline/ui'; class="plumbline-row"`;

test('before the first release, every name changes', () => {
	expect(renamed(text, 'Sounding', false)).not.toMatch(/plumbline/i);
	expect(renamed(text, 'Sounding', false)).toBe(
		text
			.replaceAll('plumbline', 'sounding')
			.replaceAll('Plumbline', 'Sounding')
			.replaceAll('PLUMBLINE', 'SOUNDING'),
	);
});

test('after a release, names in people’s pages, files and databases stay', () => {
	const changed = renamed(text, 'Sounding', true);
	for (const stays of [
		'@plumbline/cli',
		'PLUMBLINE_LOG',
		'data-plumbline-ignore',
		'plumbline_server',
	])
		expect(changed).toContain(stays);
	for (const changes of ['Sounding:', 'sounding audit', '@sounding/ui', 'sounding-row'])
		expect(changed).toContain(changes);
});

import { expect, test } from 'vitest';
import { contrast, lookFault, mostLogoBytes, readableColors } from './agency-look.ts';

const rgb = (color: string) =>
	[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number, number];

test.each(['#ffffff', '#000000', '#ffee00', '#7a2e8e', '#808080', '#16191d', '#00ff7f'])(
	'text in %s can be read on white and on dark paper',
	(color) => {
		const { dark, light } = readableColors(color);
		expect(contrast(rgb(light), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
		expect(contrast(rgb(dark), [22, 25, 29])).toBeGreaterThanOrEqual(4.5);
	},
);

test('a color that can be read stays as it is', () => {
	expect(readableColors('#7a2e8e').light).toBe('#7a2e8e');
});

const look = { name: 'Ada & Co', logo: '', color: '#7a2e8e' };
const picture = (bytes: number) =>
	`data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}`;

test.each([
	['everything', look, null],
	['a picture', { ...look, logo: picture(mostLogoBytes) }, null],
	['a larger picture', { ...look, logo: picture(mostLogoBytes + 100) }, 'logo'],
	['a picture elsewhere', { ...look, logo: 'https://evil.example/x.png' }, 'logo'],
	['SVG, which may run scripts', { ...look, logo: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'logo'],
	['HTML', { ...look, logo: 'data:text/html;base64,PHN2Zz4=' }, 'logo'],
	['a quote in it', { ...look, logo: 'data:image/png;base64,AA" onerror="x' }, 'logo'],
	['a long name', { ...look, name: 'a'.repeat(101) }, 'name'],
	['a rule of CSS', { ...look, color: '#fff;}*{' }, 'color'],
	['a name of a color', { ...look, color: 'red' }, 'color'],
])('%s', (_, given, fault) => {
	expect(lookFault(given)).toBe(fault);
});

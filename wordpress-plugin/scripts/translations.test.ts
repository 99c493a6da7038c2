import path from 'node:path';
import { expect, test } from 'vitest';
import { japaneseTexts } from './language-files.ts';
import { textsIn } from './texts-in.ts';

const folder = path.join(import.meta.dirname, '..');

test('every text has a Japanese translation', () => {
	const missing = Object.entries(japaneseTexts(folder)).filter(([, japanese]) => japanese === '');
	expect(missing).toEqual([]);
});

test('finds texts, plurals and comments for translators', () => {
	const source = `
		sprintf(
			/* translators: %d: number of checks. */
			_n( 'One’s check', "%d \\"checks\\"", count, 'plumbline' ),
		);
		esc_html_e( 'It isn\\'t', 'plumbline' );
		other__( 'No text', 'plumbline' );
	`;

	expect(textsIn(source)).toEqual([
		{
			text: 'One’s check',
			plural: '%d "checks"',
			comment: 'translators: %d: number of checks.',
		},
		{ text: "It isn't" },
	]);
});

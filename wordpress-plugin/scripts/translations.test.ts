import { expect, test } from 'vitest';
import { textsIn } from './texts-in.ts';

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

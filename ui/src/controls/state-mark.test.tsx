import { expect, test } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { StateLegend } from './state-legend.tsx';
import { StateMark } from './state-mark.tsx';

test('names its state, and differs from the others without color', async () => {
	const legend = await draw(<StateLegend />);
	const marks = [...legend.querySelectorAll('svg')];

	expect(legend.textContent).toContain('not applicable');
	expect(new Set(marks.map(({ innerHTML }) => innerHTML)).size).toBe(5);
	expect(marks.every((mark) => mark.getAttribute('aria-hidden') === 'true')).toBe(true);
	const [alone] = (await draw(<StateMark state="unknown" />)).children;
	expect(alone?.getAttribute('aria-label')).toBe('unknown');
});

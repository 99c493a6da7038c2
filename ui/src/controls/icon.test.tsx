import { Copy } from 'lucide';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

test('an icon is drawn, and hidden from screen readers', () => {
	const place = document.createElement('div');
	render(<Icon icon={Copy} />, place);
	const [svg] = place.children;
	expect(svg?.getAttribute('aria-hidden')).toBe('true');
	expect(svg?.children).toHaveLength(Copy.length);
});

import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a text cannot leave an element or an attribute', () => {
	expect(escapeHtml('<b title="a" id=\'b\'>&amp;')).toBe(
		'&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;&amp;amp;',
	);
	expect(escapeHtml('Rye and wheat')).toBe('Rye and wheat');
});

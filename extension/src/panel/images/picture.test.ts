import { expect, test } from 'vitest';
import { isShowable } from './picture.tsx';

test.each([
	['https://example.com/a.jpg', true],
	['data:image/png;base64,AA', true],
	['data:text/html,<script>', false],
	['javascript:alert(1)', false],
	['chrome-extension://abc/icon.png', false],
	['file:///etc/passwd', false],
	['', false],
])('allows “%s”: %s', (address, showable) => {
	expect(isShowable(address)).toBe(showable);
});

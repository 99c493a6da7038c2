import { expect, it } from 'vitest';
import { auditHtml } from '../../run/audit-html.ts';

const page = (linkText: string) => `<!doctype html><title>ரொட்டி செய்முறை</title>
	<p>வீட்டில் ரொட்டி சுடுவது நீங்கள் நினைப்பதை விட எளிதானது. <a href="/bread">${linkText}</a>`;

const linkRule = (linkText: string) =>
	auditHtml(page(linkText), { geo: 'in' }).rules.find(
		({ name }) => name === 'link_text_is_descriptive',
	)?.status;

it.each([
	['இங்கே கிளிக் செய்யவும்', 'failed'],
	['மேலும் படிக்க »', 'failed'],
	['கோதுமை ரொட்டி செய்முறை', 'passed'],
])('the link text “%s” of a Tamil page: %s', (linkText, status) => {
	expect(linkRule(linkText)).toBe(status);
});

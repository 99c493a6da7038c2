import { defineRule } from '../../../audit/rule.ts';

export const pageCanBeZoomed = defineRule({
	name: 'page_can_be_zoomed',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'accessibility',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/WAI/standards-guidelines/act/rules/b4f0c3',
		says: 'A viewport tag must neither forbid zooming with user-scalable=no nor limit it with a maximum-scale below 2.',
		checked: '2026-11-20',
	},
	reads: ['viewportTags'],
	title: 'People can zoom the page',
	why: 'People with low vision zoom in with two fingers; some phones obey a page that forbids it.',
	fix: 'Remove “user-scalable” and “maximum-scale” from the viewport tag.',
	messages: {
		forbidden: 'The viewport tag forbids zooming (“{setting}”)',
		limited: 'The viewport tag limits how far people can zoom (“{setting}”)',
	},
	evaluate({ viewportTags }, found) {
		// If there are several tags, the last one counts.
		const last = viewportTags.at(-1);
		if (!last) return 'not_applicable';
		const scalable = settingOf(last.content, userScalable);
		const scale = settingOf(last.content, maximumScale);
		const forbidden = scalable && forbidsZoom(scalable.value) ? scalable.text : null;
		const limited = scale && limitsZoom(scale.value) ? scale.text : null;
		if (forbidden) found.forbidden({ setting: forbidden }, last.node);
		else if (limited) found.limited({ setting: limited }, last.node);
	},
});

const userScalable = /(?:^|[\s,;])(user-scalable\s*=\s*([^\s,;]+))/i;
const maximumScale = /(?:^|[\s,;])(maximum-scale\s*=\s*([^\s,;]+))/i;

function settingOf(content: string, pattern: RegExp) {
	const [, text, value] = pattern.exec(content) ?? [];
	return text === undefined || value === undefined ? null : { text, value: value.toLowerCase() };
}

/*
 * How browsers read values that the tag does not define, as css-device-adapt-1 describes it: unknown
 * words forbid zooming or allow none, a negative scale is no limit.
 */
const forbidsZoom = (value: string) =>
	value !== 'yes' && !isDevice(value) && !(Math.abs(Number.parseFloat(value)) >= 1);

function limitsZoom(value: string): boolean {
	if (isDevice(value)) return false;
	const scale = Number.parseFloat(value);
	return !(scale < 0 || scale >= 2);
}

const isDevice = (value: string) => value === 'device-width' || value === 'device-height';

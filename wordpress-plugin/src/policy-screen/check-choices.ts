import type { ReportedRule, RuleGroup } from '@plumbline/core';
import { __ } from '@wordpress/i18n';
import type { Choice } from './screen-settings.ts';

/** Checks with their groups, which a search finds too; the checks of a group are together. */
export function checkChoices(
	rules: readonly Pick<ReportedRule, 'name' | 'title' | 'group'>[],
): Choice[] {
	const groups = groupTexts();
	const order = Object.keys(groups);
	return [...rules]
		.sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
		.map(({ group, name, title }) => ({ value: name, label: `${groups[group]} · ${title}` }));
}

/** In the order of a page: what search shows, the text, then what readers do not see. */
const groupTexts = (): Readonly<Record<RuleGroup, string>> => ({
	title: __('Title', 'plumbline'),
	description: __('Description', 'plumbline'),
	headings: __('Headings', 'plumbline'),
	content: __('Text', 'plumbline'),
	links: __('Links', 'plumbline'),
	images: __('Images', 'plumbline'),
	indexability: __('Indexing', 'plumbline'),
	international: __('Languages', 'plumbline'),
	structured_data: __('Structured data', 'plumbline'),
	page: __('Page', 'plumbline'),
});

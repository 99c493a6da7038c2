import { type Report, type RuleClass, textsIn } from '@plumbline/core';
import { __ } from '@wordpress/i18n';
import type { Dismissal } from '../../post/meta/post-meta.ts';
import { locale } from '../../settings/locale.ts';

/** The readable name of a dismissal. */
export function dismissedName(
	{ kind, name }: Pick<Dismissal, 'kind' | 'name'>,
	{ rules }: Pick<Report, 'rules'>,
): string {
	if (kind === 'occurrence') return __('One place', 'plumbline');
	if (kind === 'class') return textsIn(locale()).phrase(`class_${name as RuleClass}`); // saved from a RuleClass
	return rules.find((rule) => rule.name === name)?.title ?? name;
}

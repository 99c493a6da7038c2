import { type ReportedRule, textsIn } from '@plumbline/core';
import { Button, RadioControl, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { locale } from '../locale.ts';
import { usePostMeta } from '../post/use-post-meta.ts';
import { type Scope, withDismissal } from './dismissals.ts';

/** A finding somebody disagrees with stops being told for this post; undo brings it back. */
export function DismissForm({ finding }: { readonly finding: ReportedRule }) {
	const edited = usePostMeta();
	const [isOpen, setIsOpen] = useState(false);
	const [chosen, setScope] = useState<Scope | null>(null);
	const [reason, setReason] = useState('');
	if (!edited) return null;
	const [meta, change] = edited;
	const scopes = scopesFor(finding);
	const scope = chosen ?? scopes[0]?.value ?? 'rule';

	function dismiss(event: FormEvent) {
		event.preventDefault();
		change(withDismissal(meta, finding, scope, reason));
	}

	if (!isOpen) {
		return (
			<Button size="small" variant="tertiary" onClick={() => setIsOpen(true)}>
				{__('Dismiss…', 'plumbline')}
			</Button>
		);
	}
	return (
		<form className="plumbline-dismiss" onSubmit={dismiss}>
			<RadioControl
				label={__('Do not tell again for this post', 'plumbline')}
				selected={scope}
				options={scopes}
				onChange={(value) => setScope(value as Scope)} // one of the options
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={__('Reason', 'plumbline')}
				help={__('So that others know why.', 'plumbline')}
				value={reason}
				maxLength={200}
				onChange={setReason}
			/>
			<div className="plumbline-chips">
				<Button size="compact" type="submit" variant="secondary">
					{__('Dismiss', 'plumbline')}
				</Button>
				<Button size="compact" variant="tertiary" onClick={() => setIsOpen(false)}>
					{__('Cancel', 'plumbline')}
				</Button>
			</div>
		</form>
	);
}

/** Places only where all of them are known. */
function scopesFor({ class: ruleClass, occurrences, occurrenceCount }: ReportedRule) {
	const isEachKnown = occurrences.length > 0 && occurrences.length === occurrenceCount;
	const places: { value: Scope; label: string } = {
		value: 'occurrence',
		label: sprintf(
			/* translators: %d: number of places. */
			_n('This place', 'These %d places', occurrenceCount, 'plumbline'),
			occurrenceCount,
		),
	};
	const rest: { value: Scope; label: string }[] = [
		{ value: 'rule', label: __('This check', 'plumbline') },
		{
			value: 'class',
			label: sprintf(
				/* translators: %s: a class of checks, such as “Accessibility”. */
				__('All checks of the class “%s”', 'plumbline'),
				textsIn(locale()).phrase(`class_${ruleClass}`),
			),
		},
	];
	return isEachKnown ? [places, ...rest] : rest;
}

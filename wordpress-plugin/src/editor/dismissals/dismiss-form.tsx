import { type ReportedRule, type RuleClass, textsIn } from '@plumbline/core';
import { Button, Notice, RadioControl, TextControl } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { policyStore } from '../../policy/policy-store.ts';
import type { SitePolicy } from '../../policy/site-policy.ts';
import { useSitePolicy } from '../../policy/use-site-policy.ts';
import { metaKeys } from '../../post/meta/post-meta.ts';
import { usePostMeta } from '../../post/screen/use-screen.ts';
import { failureText } from '../../server-answers/failure-text.ts';
import { locale } from '../../settings/settings.ts';
import { type Scope, withDismissal } from './dismissals.ts';

/** The finding to dismiss, and whether in this post or on the whole site. */
type Choice = Scope | 'site_rule' | 'site_class';

/** Dismisses a finding. “Undo” restores it in the post, “Restore” on the site. */
export function DismissForm({ finding }: { readonly finding: ReportedRule }) {
	const edited = usePostMeta();
	const policy = useSitePolicy();
	const [isOpen, setIsOpen] = useState(false);
	const opener = useRef<HTMLButtonElement>(null);
	const [chosen, setChoice] = useState<Choice | null>(null);
	const [reason, setReason] = useState('');
	const [failure, setFailure] = useState<string | null>(null);
	// Archives have no dismissals of their own.
	if (!edited || !(metaKeys.dismissals in edited[0])) return null;
	const [meta, change] = edited;
	const choices = choicesFor(finding, policy);
	const choice = chosen ?? choices[0]?.value;
	if (!choice) return <AskedFor />;

	function dismiss(event: FormEvent) {
		event.preventDefault();
		if (choice === 'site_rule') dismissForSite('rule', finding.name);
		else if (choice === 'site_class') dismissForSite('class', finding.class);
		else if (choice) change(withDismissal(meta, finding, choice, reason));
	}
	function dismissForSite(kind: 'rule' | 'class', name: string) {
		const { dismissForSite: send } = dispatch(policyStore);
		send({ kind, name, reason: reason.trim() }).catch((cause: unknown) =>
			setFailure(failureText(cause)),
		);
	}

	function cancel() {
		setIsOpen(false);
		// Focus would be lost with the pressed button.
		opener.current?.focus();
	}

	return (
		<>
			<Button
				ref={opener}
				size="small"
				variant="tertiary"
				aria-expanded={isOpen}
				onClick={() => setIsOpen(!isOpen)}
			>
				{__('Dismiss…', 'plumbline')}
			</Button>
			{isOpen && (
				<form className="plumbline-dismiss" onSubmit={dismiss}>
					<RadioControl
						label={__('What to dismiss', 'plumbline')}
						selected={choice}
						options={choices}
						onChange={(value) => setChoice(value as Choice)} // every option is a Choice
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={__('Reason', 'plumbline')}
						help={__('Tells others why you dismissed it.', 'plumbline')}
						value={reason}
						maxLength={200}
						onChange={setReason}
					/>
					{failure !== null && (
						<Notice status="warning" isDismissible={false}>
							{failure}
						</Notice>
					)}
					<div className="plumbline-chips">
						<Button size="compact" type="submit" variant="secondary">
							{__('Dismiss', 'plumbline')}
						</Button>
						<Button size="compact" variant="tertiary" onClick={cancel}>
							{__('Cancel', 'plumbline')}
						</Button>
					</div>
				</form>
			)}
		</>
	);
}

const AskedFor = () => (
	<p className="plumbline-quiet">
		{__(
			'This site requires this check to pass before a post is published. An administrator can change that under Settings → Plumbline.',
			'plumbline',
		)}
	</p>
);

interface Option {
	readonly value: Choice;
	readonly label: string;
}

/** Blocking rules can only be dismissed for the whole site. */
function choicesFor(finding: ReportedRule, { blocking, canDismissForSite }: SitePolicy): Option[] {
	return [
		...(blocking.includes(finding.name) ? [] : ofThisPost(finding)),
		...(canDismissForSite ? ofTheSite(finding) : []),
	];
}

/** Offers occurrences only if all of them are known. */
function ofThisPost({ class: ruleClass, occurrences, occurrenceCount }: ReportedRule): Option[] {
	const isEachKnown = occurrences.length > 0 && occurrences.length === occurrenceCount;
	const places: Option = {
		value: 'occurrence',
		label: sprintf(
			/* translators: %d: number of places. */
			_n('This place', 'These %d places', occurrenceCount, 'plumbline'),
			occurrenceCount,
		),
	};
	const rest: Option[] = [
		{ value: 'rule', label: __('This check on this page', 'plumbline') },
		{
			value: 'class',
			label: sprintf(
				/* translators: %s: a class of checks, such as “Accessibility”. */
				__('All checks of the class “%s” on this page', 'plumbline'),
				className(ruleClass),
			),
		},
	];
	return isEachKnown ? [places, ...rest] : rest;
}

const ofTheSite = ({ class: ruleClass }: ReportedRule): Option[] => [
	{ value: 'site_rule', label: __('This check on the whole site', 'plumbline') },
	{
		value: 'site_class',
		label: sprintf(
			/* translators: %s: a class of checks, such as “Accessibility”. */
			__('All checks of the class “%s” on the whole site', 'plumbline'),
			className(ruleClass),
		),
	},
];

const className = (ruleClass: RuleClass) => textsIn(locale()).phrase(`class_${ruleClass}`);

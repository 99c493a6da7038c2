import type { ReportedRule } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { dispatch } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { _n } from '@wordpress/i18n';
import { FindingList } from '../findings/finding-list.tsx';

const LOCK = 'plumbline';

interface HeldBackProps {
	readonly blockers: readonly ReportedRule[];
	readonly htmls: ReadonlyMap<string, string>;
}

/** The site’s blocking findings; the publish button is locked until they are fixed. */
export function HeldBack({ blockers, htmls }: HeldBackProps) {
	const isHeld = blockers.length > 0;
	useEffect(() => {
		if (!isHeld) return;
		const { lockPostSaving, unlockPostSaving } = dispatch(editorStore);
		lockPostSaving(LOCK);
		// Unlocks on closing, so that drafts can be saved.
		return () => void unlockPostSaving(LOCK);
	}, [isHeld]);
	if (!isHeld) return null;
	return (
		<>
			<Notice status="error" isDismissible={false}>
				{_n(
					'Not yet. This site requires these checks to pass before a post is published.',
					'Not yet: this site asks for these before a post is published.',
					blockers.length,
					'plumbline',
				)}
			</Notice>
			<FindingList findings={blockers} htmls={htmls} />
		</>
	);
}

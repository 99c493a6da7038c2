import type { ReportedRule } from '@plumbline/core';
import { Notice } from '@wordpress/components';
import { _n } from '@wordpress/i18n';
import { FindingList } from '../findings/finding-list.tsx';

export interface BlockersProps {
	readonly blockers: readonly ReportedRule[];
	readonly htmls: ReadonlyMap<string, string>;
}

/** The checks that have to pass before the post is published. */
export const Blockers = ({ blockers, htmls }: BlockersProps) => (
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

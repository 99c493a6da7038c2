import type { ReportedRule } from '@plumbline/core';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { BriefFindings } from '../../editor/verdict/brief-findings.tsx';
import type { JudgePost, TypedFields } from './judge-post.ts';
import type { SavedPost } from './saved-post.ts';

interface FieldVerdictProps {
	readonly saved: SavedPost;
	readonly typed: TypedFields;
	/** Changes when a typed text does. */
	readonly textsKey: string;
}

/** The faults of the fields as typed, with their remedies. */
export function FieldVerdict({ saved, textsKey, typed }: FieldVerdictProps) {
	const findings = useVerdict(saved, typed, textsKey);
	return (
		<section aria-label={__('Findings about these fields', 'plumbline')}>
			{findings?.length === 0 && (
				<p className="plumbline-quiet">{__('Nothing to fix in these fields.', 'plumbline')}</p>
			)}
			{findings && <BriefFindings findings={findings} />}
		</section>
	);
}

/** Findings about the fields as typed; null until the first verdict. The engine loads when it is needed. */
function useVerdict(
	saved: SavedPost,
	typed: TypedFields,
	/** Changes when a typed text does. */
	key: string,
): readonly ReportedRule[] | null {
	const [findings, setFindings] = useState<readonly ReportedRule[] | null>(null);
	const judge = useRef<JudgePost | null>(null);

	useEffect(() => {
		const judging = new AbortController();
		async function look() {
			const { createPostJudge } = await import('./judge-post.ts');
			judge.current ??= createPostJudge(saved);
			return judge.current(typed, judging.signal);
		}
		look().then(setFindings, (cause: unknown) => {
			if (!judging.signal.aborted) console.error(cause);
		});
		return () => judging.abort();
	}, [saved, key]);
	return findings;
}

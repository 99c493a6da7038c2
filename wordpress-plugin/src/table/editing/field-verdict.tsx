import { __ } from '@wordpress/i18n';
import { BriefFindings } from '../../editor/verdict/brief-findings.tsx';
import type { TypedFields } from './judge-post.ts';
import type { SavedPost } from './saved-post.ts';
import { useVerdict } from './use-verdict.ts';

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

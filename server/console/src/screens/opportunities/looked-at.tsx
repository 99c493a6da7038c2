import type { Opportunities } from '@plumbline/core/api';
import { ScreenLink } from '../../address/screen-link.tsx';
import { useLanguage } from '../../language/language.ts';
import { AuditBusiest } from './audit-busiest.tsx';

/** Where people get what a search lacks; time alone brings the rest. */
const looks = { no_audits: '/crawls', no_figures: '/sources', no_inspections: '/sources' } as const;

interface LookedAtProps extends Pick<Opportunities['meta'], 'looked'> {
	/** Whether the busiest pages are being audited. */
	readonly isAuditing: boolean;
}

/**
 * The searches that ran, and those that could not: “nothing found” and “not checked” are different.
 */
export function LookedAt({ isAuditing, looked }: LookedAtProps) {
	const texts = useLanguage().texts.opportunities;
	return (
		<ul class="looked">
			{looked.map(({ kind, found, not_looked_because: reason, not_looked_code: code }) => (
				<li key={kind}>
					<b>{texts.kinds[kind]}</b>{' '}
					{reason === null ? (
						<span class="quiet">
							{found === 0 ? texts.lookedNone : texts.found({ count: found })}
						</span>
					) : (
						<span dir="auto">{texts.notLooked({ reason })}</span>
					)}{' '}
					{code === 'no_audits' && <AuditBusiest isUnderWay={isAuditing} />}{' '}
					{code !== null && code in looks && <Look code={code as keyof typeof looks} />}
				</li>
			))}
		</ul>
	);
}

function Look({ code }: { readonly code: keyof typeof looks }) {
	const texts = useLanguage().texts.opportunities;
	return (
		<ScreenLink to={looks[code]} class="button">
			{texts.look[code]}
		</ScreenLink>
	);
}

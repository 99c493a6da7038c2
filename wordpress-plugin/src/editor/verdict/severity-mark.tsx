import { type Severity, textsIn } from '@plumbline/core';
import { VisuallyHidden } from '@wordpress/components';
import { locale } from '../../settings/locale.ts';

const marks = { blocker: '!', error: '!', warning: '~', note: '·' } as const;

/** A sign beside a finding; screen readers get a word. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
	return (
		<>
			<span className={`plumbline-mark is-${severity}`} aria-hidden="true">
				{marks[severity]}
			</span>
			<VisuallyHidden>{textsIn(locale()).phrase(`severity_${severity}`)}: </VisuallyHidden>
		</>
	);
}

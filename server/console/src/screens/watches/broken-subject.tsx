import type { WatchState } from '@plumbline/console/contract';
import { ScreenLink } from '../../address/screen-link.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface BrokenSubjectProps {
	readonly broken: WatchState['open_faults'][number]['subjects'][number];
}

/** A page, host or keyword with a fault: why, since when, and what was said about it before. */
export function BrokenSubject({ broken: { detail, history, since, subject } }: BrokenSubjectProps) {
	const texts = useLanguage().texts.watches;
	const { moment } = useFormats();
	return (
		<li>
			<SubjectLink subject={subject} />{' '}
			<span class="quiet">
				{detail !== '' && <bdi>{detail}</bdi>}
				{detail !== '' && since !== null && ' · '}
				{since !== null && texts.since({ when: moment(since) })}
			</span>
			{history.length > 1 && (
				<details>
					<summary>{texts.history({ count: history.length })}</summary>
					<ul>
						{history.map(({ at, text }) => (
							<li key={`${at} ${text}`} dir="auto">
								{moment(at)} · {text}
							</li>
						))}
					</ul>
				</details>
			)}
		</li>
	);
}

/** A page leads to its own figures; hosts and keywords are only named. */
function SubjectLink({ subject }: { readonly subject: string }) {
	if (!/^https?:/.test(subject)) return <span dir="auto">{subject}</span>;
	return (
		<ScreenLink to="/pages" changes={{ page: subject }}>
			<bdi>{subject}</bdi>
		</ScreenLink>
	);
}

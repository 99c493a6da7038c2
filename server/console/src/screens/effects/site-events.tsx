import { editChanges, listChanges, removeChanges } from '@plumbline/core/api';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';
import { NoteChange } from './note-change.tsx';
import { SiteEventRow } from './site-event-row.tsx';

interface SiteEventsProps {
	readonly site: string;
	/** After a change of pages was noted too. */
	readonly onNoted: () => void;
}

/** Releases and other events of the whole site, and the form that notes one, or a change of pages. */
export function SiteEvents({ site, onNoted }: SiteEventsProps) {
	const own = useLanguage().texts.effects;
	const mayWrite = useMayWrite();
	const which = { site_global_key: site };
	const answer = useAnswer(`events ${site}`, async (signal) => {
		const { data } = await callEndpoint(listChanges, { ...which, limit: 1000 }, signal);
		return data.changes.filter(({ url }) => url === null);
	});
	const { isRunning, error, run } = useAction();
	const events = answer.data ?? [];
	function reload() {
		answer.reload();
		onNoted();
	}
	return (
		<>
			{events.length > 0 && (
				<section>
					<h2>{own.events}</h2>
					<p class="quiet">{own.eventsWhy}</p>
					<ul class="plain site-events">
						{events.map(({ date, made_by: maker, note }) => (
							<SiteEventRow
								key={`${date} ${note}`}
								{...{ date, maker, note, mayWrite, isRunning }}
								onSave={(changed) =>
									run(async () => {
										const asked = { ...which, date, note };
										const to = { new_note: changed.note, new_date: changed.date };
										await callEndpoint(editChanges, { ...asked, ...to });
										reload();
									})
								}
								onRemove={() =>
									run(async () => {
										await callEndpoint(removeChanges, { ...which, date, note });
										reload();
									})
								}
							/>
						))}
					</ul>
				</section>
			)}
			<ErrorNotice error={answer.error ?? error} />
			{mayWrite && <NoteChange site={site} onNoted={reload} />}
		</>
	);
}

import { endSession, listSessions } from '@plumbline/console/contract';
import { ScrollBox } from '@plumbline/ui';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

/** The browsers that are signed in and the links that are shared; each can be ended. */
export function SessionList() {
	const texts = useLanguage().texts.sessions;
	const { moment } = useFormats();
	const sessions = useAnswer('sessions', (signal) => callConsole(listSessions, {}, signal));
	const { isRunning, error, run } = useAction();
	const end = (id: number) =>
		run(async () => {
			await callConsole(endSession, { id });
			sessions.reload();
		});
	return (
		<section class="card">
			<h2>{texts.title}</h2>
			<p class="quiet">{texts.why}</p>
			<ErrorNotice error={error ?? sessions.error} />
			<ScrollBox label={texts.title}>
				<table class="simple">
					<thead>
						<tr>
							<th scope="col">{texts.who}</th>
							<th scope="col">{texts.kind}</th>
							<th scope="col">{texts.used}</th>
							<th scope="col">{texts.ends}</th>
							<td />
						</tr>
					</thead>
					<tbody>
						{sessions.data?.map(
							({ id, label, kind, used_at, created_at, ends_at, is_this_one }) => (
								<tr key={id}>
									<th scope="row">
										<span dir="auto">{label || texts.unknown}</span>
										{is_this_one && <span class="tag">{texts.thisOne}</span>}
									</th>
									<td>{texts.kinds[kind]}</td>
									<td>{moment(used_at ?? created_at)}</td>
									<td>{moment(ends_at)}</td>
									<td class="number">
										{!is_this_one && (
											<button
												type="button"
												disabled={isRunning}
												aria-label={texts.endOne({ label })}
												onClick={() => end(id)}
											>
												{texts.end}
											</button>
										)}
									</td>
								</tr>
							),
						)}
					</tbody>
				</table>
			</ScrollBox>
		</section>
	);
}

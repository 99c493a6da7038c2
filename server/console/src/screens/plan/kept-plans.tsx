import { addChanges, type KeptPlan, listPlans, removePlan } from '@plumbline/core/api';
import { formatDay } from '@plumbline/core/time';
import { ScreenLink } from '../../address/screen-link.tsx';
import { callEndpoint } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';
import { todayHere } from '../../period/today.ts';
import { useMayWrite } from '../../session/session.ts';
import { PlanDays } from './plan-days.tsx';

interface KeptPlansProps {
	readonly site: string;
	readonly onChanged: () => void;
}

/** The plans of a site: those whose change is still to be made, and those to be judged. */
export function KeptPlans({ onChanged, site }: KeptPlansProps) {
	const { texts } = useLanguage();
	const own = texts.plan;
	const { day } = useFormats();
	const mayWrite = useMayWrite();
	const which = { site_global_key: site };
	const answer = useAnswer(
		`plans ${site}`,
		async (signal) => (await callEndpoint(listPlans, which, signal)).data.plans,
	);
	const { error, isRunning, run } = useAction();
	const after = (work: () => Promise<unknown>) =>
		run(async () => {
			await work();
			onChanged();
		});
	const made = ({ changed, note }: KeptPlan) => {
		const date = formatDay(todayHere());
		return callEndpoint(addChanges, { ...which, note, date, url: changed });
	};
	const plans = answer.data ?? [];
	return (
		<>
			<ErrorNotice error={answer.error ?? error} />
			{plans.length > 0 && (
				<section>
					<h2>{own.plans}</h2>
					<ul class="plain site-events">
						{plans.map((plan) => (
							<li key={plan.note}>
								<div>
									<span dir="auto">{plan.note}</span>{' '}
									<span class="quiet">
										{own.counted({ changed: plan.changed.length, alone: plan.alone.length })} ·{' '}
										{plan.made_on === null
											? own.due({ date: day(plan.date) })
											: own.made({ date: day(plan.made_on) })}
									</span>
									<details class="evidence">
										<summary>{own.days.title}</summary>
										<PlanDays
											date={plan.made_on ?? plan.date}
											changed={plan.changed.length}
											alone={plan.alone.length}
										/>
									</details>
								</div>
								<span class="actions">
									{plan.made_on !== null && <ScreenLink to="/effects">{own.answer}</ScreenLink>}
									{mayWrite && plan.made_on === null && (
										<button
											type="button"
											aria-label={own.noteMadeOf({ note: plan.note })}
											disabled={isRunning}
											onClick={() => after(() => made(plan))}
										>
											{own.noteMade}
										</button>
									)}
									{mayWrite && (
										<button
											type="button"
											class="quiet-button"
											aria-label={own.removeOf({ note: plan.note })}
											disabled={isRunning}
											onClick={() =>
												after(() => callEndpoint(removePlan, { ...which, note: plan.note }))
											}
										>
											{own.remove}
										</button>
									)}
								</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}

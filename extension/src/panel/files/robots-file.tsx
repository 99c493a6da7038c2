import { describeRobots, robotsAccess } from '@plumbline/core';
import { StateMark } from '@plumbline/ui';
import { useMemo, useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { textsFor as fileTextsFor } from '../../texts/files/texts.generated.ts';
import { Faults } from './faults.tsx';

interface RobotsFileProps {
	/** That of the file. */
	readonly url: string;
	readonly text: string;
}

/** A robots.txt: lines that do not work, who may fetch a URL, the rules by crawler. */
export function RobotsFile({ text, url }: RobotsFileProps) {
	const { locale } = useLanguage();
	const texts = fileTextsFor(locale);
	const { faults, groups, sitemaps } = useMemo(() => describeRobots(text, locale), [text, locale]);
	return (
		<>
			<Faults faults={faults} />
			<TryAddress text={text} url={url} />
			<section>
				<h2>{texts.rules}</h2>
				{groups.length === 0 && <p>{texts.noRules}</p>}
				{groups.map(({ agent, rules }) => (
					<details key={agent} class="fold" open={rules.length <= 20}>
						<summary>
							<b dir="auto">{agent === '*' ? texts.allOthers : agent}</b>{' '}
							<small>{rules.length}</small>
						</summary>
						<ol class="file-rules">
							{rules.length === 0 && <li>{texts.noRestriction}</li>}
							{rules.map(({ line, text: rule }) => (
								<li key={line}>
									<code dir="ltr">{rule}</code> <small>{texts.line({ line })}</small>
								</li>
							))}
						</ol>
					</details>
				))}
			</section>
			<section>
				<h2>{texts.sitemaps}</h2>
				{sitemaps.length === 0 && <p>{texts.noSitemaps}</p>}
				<ul class="file-rules">
					{sitemaps.map((address) => (
						<li key={address}>
							<a href={address} target="_blank" rel="noreferrer" dir="ltr">
								{address}
							</a>
						</li>
					))}
				</ul>
			</section>
		</>
	);
}

/** Many sites keep models out on purpose. */
const forbidden = {
	search: 'wrong',
	answers: 'not_applicable',
	training: 'not_applicable',
} as const;

/** Asks for a URL or path of the site, and shows which crawlers may fetch it. */
function TryAddress({ text, url }: RobotsFileProps) {
	const texts = fileTextsFor(useLanguage().locale);
	const [tried, setTried] = useState('/');
	const address = URL.parse(tried.trim(), url);
	const isHere = address?.origin === new URL(url).origin;
	const access = useMemo(
		() => (address && isHere ? robotsAccess(text, address) : []),
		[text, address?.href, isHere],
	);
	return (
		<section>
			<h2>{texts.try}</h2>
			<input
				type="text"
				class="file-try"
				dir="ltr"
				aria-label={texts.try}
				autocomplete="off"
				spellcheck={false}
				value={tried}
				onInput={({ currentTarget }) => setTried(currentTarget.value)}
			/>
			{!isHere && <p role="status">{texts.otherSite}</p>}
			<ul class="file-access">
				{access.map(({ because, crawler, isAllowed, line, purpose }) => (
					<li key={crawler}>
						<StateMark state={isAllowed ? 'right' : forbidden[purpose]} />
						<span>
							<b>{crawler}</b> {isAllowed ? texts.allowed : texts.forbidden}
							{line !== null && (
								<small>
									{' '}
									<code dir="ltr">{because}</code> {texts.line({ line })}
								</small>
							)}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}

import type { Rule } from '../audit/rule.ts';
import type { Status } from '../audit/rule-result.ts';
import type { Values } from '../audit/texts/text-template.ts';
import type { LayoutFacts } from '../facts/given/layout-facts.ts';
import type { LoadedImages } from '../facts/given/loaded-images.ts';
import type { SiteFacts } from '../facts/given/site-facts.ts';
import type { Vitals } from '../facts/given/vitals.ts';
import type { ResponseFacts, RobotsTxtFacts } from '../facts/page-facts.ts';

/**
 * A page described by its difference from an ordinary, good page (`ordinary-page.ts`): each given
 * part replaces that part. Parts are HTML; an empty string leaves the part out.
 */
export interface Fixture {
	/** The whole document, instead of the ordinary page. */
	readonly document?: string;
	/** The `<html …>` start tag. */
	readonly html?: string;
	readonly title?: string;
	readonly description?: string;
	readonly canonical?: string;
	readonly viewport?: string;
	/** The link to the icon of the site. */
	readonly icon?: string;
	/** Comes last in the head. */
	readonly head?: string;
	readonly h1?: string;
	/** The content after the h1 in `<main>`. */
	readonly main?: string;
	/** Comes after `<main>`. */
	readonly footer?: string;
	/** `null` leaves the URL unknown. */
	readonly url?: string | null;
	readonly response?: ResponseFacts;
	readonly robotsTxt?: RobotsTxtFacts;
	/** The page as it was sent, before scripts turned it into the page that the other parts describe. */
	readonly served?: Omit<Fixture, 'served'>;
	/** Layout facts that differ from a faultless page. */
	readonly layout?: Partial<LayoutFacts>;
	/** The images as a browser saw them, where that differs from a page without images. */
	readonly loadedImages?: Partial<LoadedImages>;
	/** Measurements that differ from a fast and stable visit. */
	readonly vitals?: Partial<Vitals>;
	/** Site facts that differ from a faultless site. */
	readonly site?: Partial<SiteFacts>;
	readonly keywords?: readonly string[];
	readonly geo?: string;
}

export interface BadFixture extends Fixture {
	/** Exactly the findings of the rule, in order: message and, if they matter, values. */
	readonly finds: readonly (readonly [message: string, values?: Values])[];
	/** The rule that supersedes this one here: people see its finding instead. */
	readonly saidBy?: string;
}

export interface UnjudgedFixture extends Fixture {
	readonly status: Extract<Status, 'not_applicable' | 'not_checked'>;
}

export interface RuleFixtures {
	readonly rule: Rule;
	/** Pages the rule passes. */
	readonly good: Readonly<Record<string, Fixture>>;
	/** Pages with this one defect: no other rule above note may fail on them. */
	readonly bad: Readonly<Record<string, BadFixture>>;
	/** Pages on which the rule has nothing to measure, or cannot know. */
	readonly unjudged?: Readonly<Record<string, UnjudgedFixture>>;
}

/** The examples of a rule: its tests and its documentation. Keys are phrases that name the page. */
export const fixturesFor = (rule: Rule, fixtures: Omit<RuleFixtures, 'rule'>): RuleFixtures => ({
	rule,
	...fixtures,
});

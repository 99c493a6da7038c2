import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { origin } from './bakery.ts';

export interface Finding {
	readonly file: string;
	readonly rule: string;
	readonly severity: string;
	readonly message: string;
	readonly places: number;
	/** Only people know whether it is a fault, so comments and tools leave it out. */
	readonly isHint: boolean;
}

export interface Commit {
	readonly findings: readonly Finding[];
	/** The rules that a page could not be judged by; see `keyOf`. */
	readonly unchecked: ReadonlySet<string>;
	/** The file that a later commit is compared with. */
	readonly baseline: string;
	/** The comment on the pull request, as GitHub gets it. */
	readonly comment: string;
}

/** The part of the command’s JSON that this reads. */
interface AuditJson {
	readonly pages: readonly {
		readonly subject: string;
		readonly not_checked: Readonly<Record<string, readonly string[]>>;
		readonly audit: readonly {
			readonly rule_name: string;
			readonly status: string;
			readonly severity: string;
			readonly superseded: boolean;
			readonly message: string;
			readonly occurrence_count: number;
		}[];
	}[];
}

/** Audits a commit as action.yml does: one run, whose standard error and report become the comment. */
export async function auditedCommit(
	plumbline: string,
	site: string,
	before: Pick<Commit, 'baseline'> | null,
): Promise<Commit> {
	const own = mkdtempSync(join(site, '../plumbline-'));
	const [baseline, changes, report] = [
		join(own, 'baseline.json'),
		join(own, 'changes.txt'),
		join(own, 'report.md'),
	];
	const words = ['audit', '.', '--base-url', origin, '--json', '--quiet', '--fail-on', 'never'];
	const outputs = ['--output', report, '--save-baseline', baseline];
	const compared = before === null ? [] : ['--baseline', before.baseline];
	const { stderr, stdout } = spawnSync(
		process.execPath,
		[plumbline, ...words, ...outputs, ...compared],
		{ cwd: site, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
	);
	writeFileSync(changes, stderr);
	const { pages } = JSON.parse(stdout) as AuditJson;
	return {
		findings: findingsIn(pages),
		unchecked: uncheckedIn(pages),
		baseline,
		comment: await commentOf(changes, report),
	};
}

type Pages = AuditJson['pages'];

export const keyOf = ({ file, rule }: Pick<Finding, 'file' | 'rule'>) => `${file} ${rule}`;

const uncheckedIn = (pages: Pages) =>
	new Set(
		pages.flatMap(({ not_checked: unchecked, subject: file }) =>
			Object.values(unchecked).flatMap((rules) => rules.map((rule) => keyOf({ file, rule }))),
		),
	);

function findingsIn(pages: Pages): readonly Finding[] {
	return pages.flatMap(({ audit, subject: file }) =>
		audit
			.filter(({ status, superseded }) => /^(?:failed|information)$/.test(status) && !superseded)
			.map(({ message, occurrence_count: places, rule_name: rule, severity, status }) => {
				return { file, rule, severity, message, places, isHint: status === 'information' };
			}),
	);
}

/** The text that the program for comments sends to GitHub. */
async function commentOf(changes: string, report: string): Promise<string> {
	let comment = '';
	const github = createServer(async (request, response) => {
		if (request.method === 'POST') ({ body: comment } = (await json(request)) as { body: string });
		response.end('[]');
	});
	await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
	// The address of a listening TCP server is never a string.
	const { port } = github.address() as AddressInfo;
	const program = fileURLToPath(new URL('../../cli/comment.js', import.meta.url));
	const event = join(changes, '../event.json');
	writeFileSync(event, '{ "pull_request": { "number": 7 } }');
	try {
		await promisify(execFile)(process.execPath, [program, changes, report], {
			env: {
				PLUMBLINE_TOKEN: 'ghs_1',
				GITHUB_API_URL: `http://127.0.0.1:${port}`,
				GITHUB_EVENT_PATH: event,
				GITHUB_REPOSITORY: 'baker/site',
			},
		});
	} finally {
		github.close();
	}
	return comment;
}

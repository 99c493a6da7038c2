/** After the first look, a second one a minute later and a third one ten minutes after that. */
export const confirmationsMs = [60_000, 600_000] as const;

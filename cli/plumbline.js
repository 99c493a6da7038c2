#!/usr/bin/env node
import '@plumbline/server/command';

import { Hono } from 'hono'
import { directoryCalls } from '../../../shared/contract/directory'
import { answer } from '../answer'
import type { CommerceEnv } from '../env'
import { listCountries } from './countries'

export const countryRoutes = new Hono<CommerceEnv>()

countryRoutes.get(directoryCalls.countries.path, (c) => answer(c, listCountries(c.get('store'))))

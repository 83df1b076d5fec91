import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The cities that members choose from, of 15,000 people and more. docs/decisions/places.md */
export const cities = pgTable(
  'cities',
  {
    /** The id of the city in GeoNames. */
    cityId: integer('city_id').primaryKey(),
    /** Two letters of ISO 3166-1. */
    country: text('country').notNull(),
    /** The name of the region; null where it is not known. */
    region: text('region'),
    name: text('name').notNull(),
    /** The name in the form of the database's function `folded_name`, by which it is searched. */
    foldedName: text('folded_name').notNull(),
    population: integer('population').notNull(),
  },
  (t) => [
    index('cities_name_idx').on(t.country, sql`${t.foldedName} text_pattern_ops`),
    index('cities_population_idx').on(t.country, t.population.desc()),
  ],
)
